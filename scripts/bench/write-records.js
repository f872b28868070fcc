/**
 * Writes many documents at once, and waits for each: a write that nobody waits for would end the process when it
 * fails, and leave the emulators behind. A write that took too long is sent again: written twice it is the same.
 * @param {FirebaseFirestore.Firestore} db
 * @param {(records: { set: (path: string, record: object) => void, remove: (path: string) => void }) => void} write
 */
export async function writeRecords(db, write) {
  const writer = db.bulkWriter();
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  /** @type {Promise<unknown>[]} */
  const writes = [];
  write({
    set: (path, record) => writes.push(writer.set(db.doc(path), record)),
    remove: (path) => writes.push(writer.delete(db.doc(path))),
  });
  await Promise.all([...writes, writer.close()]);
}

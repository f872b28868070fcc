/** The reason why a backup or restore stopped, as a sentence for the person who started it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

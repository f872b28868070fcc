/** Why a backup or restore stopped, in a sentence for the person who started it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

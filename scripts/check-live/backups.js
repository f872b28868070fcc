import { judge } from './result.js';

/** Whether lost data can be restored. @type {import('./result.js').Check} */
export const backups = {
  title: 'backups',
  needsProject: true,
  async run({ google, project, bucket }) {
    const at = `/v1/projects/${project}/databases/(default)`;
    const [database, schedules, storage] = await Promise.all([
      google.get('firestore', at),
      google.get('firestore', `${at}/backupSchedules`),
      google.get('storage', `/storage/v1/b/${bucket}`),
    ]);
    const update = `gcloud firestore databases update --database='(default)' --project=${project}`;
    return [
      judge(
        'point-in-time recovery',
        database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        'off: a deleted record is gone after an hour',
        `${update} --enable-pitr`,
      ),
      judge(
        'delete protection',
        database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        'off: one command can delete the database',
        `${update} --delete-protection`,
      ),
      judge(
        'scheduled backups',
        (schedules.backupSchedules ?? []).length > 0,
        'there are none',
        `gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=14d --project=${project}`,
      ),
      judge(
        'deleted pictures can be restored (soft delete)',
        Number(storage.softDeletePolicy?.retentionDurationSeconds ?? 0) > 0,
        'off: a deleted picture is gone at once',
        `gcloud storage buckets update gs://${bucket} --soft-delete-duration=30d --project=${project}`,
      ),
    ];
  },
};

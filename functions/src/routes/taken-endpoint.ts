import { Refusal } from '../errors.ts';

/**
 * Refuses an endpoint that another record has already, as two tabs or pages could not be told apart
 * by their address. 409 with the field.
 * @param own id of the record that is being saved
 */
export function refuseTakenEndpoint(
  records: readonly { _id: string; title: string; route: string }[],
  route: string,
  own?: string,
): void {
  // Nobody is told that an endpoint is taken for a record that is not there: saving it answers 404.
  if (own !== undefined && !records.some((record) => record._id === own)) return;
  const other = records.find(
    (record) => record._id !== own && record.route.toLowerCase() === route.toLowerCase(),
  );
  if (!other) return;
  const message = `“${other.title}” has this URL endpoint already. Choose another one.`;
  throw new Refusal(409, message, [{ path: 'route', message }]);
}

import type { Json, Route } from '@venue/domain';
import { officeApi } from '../../api/office-api.ts';
import { uploadPicked } from '../../media/upload-image.ts';
import type { RouteFormInput } from './route-input.ts';

/*
 * The calls of section 7 for custom pages. All throw ApiError. Newly picked pictures are uploaded
 * first; those that stand already keep their names.
 */

/** Adds a custom page. */
export async function createRoute(input: RouteFormInput): Promise<Date | undefined> {
  const { values: body } = await uploadPicked(input);
  return stampOf(await officeApi<Json<Route>>({ method: 'POST', path: '/routes', body }));
}

/** Stores a custom page, refused where somebody has saved since `updatedAt`. */
export async function updateRoute(
  id: string,
  input: RouteFormInput,
  updatedAt: Date | undefined,
): Promise<Date | undefined> {
  const { values } = await uploadPicked(input);
  const body = { ...values, updatedAt };
  return stampOf(await officeApi<Json<Route>>({ method: 'PUT', path: `/routes/${id}`, body }));
}

/** Deletes a custom page; its last state stays in the history. */
export function deleteRoute(id: string): Promise<unknown> {
  return officeApi({ method: 'DELETE', path: `/routes/${id}/` });
}

function stampOf({ updatedAt }: { updatedAt?: string }): Date | undefined {
  return updatedAt ? new Date(updatedAt) : undefined;
}

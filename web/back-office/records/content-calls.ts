import type { KindName } from '@venue/domain';
import { callPath } from '../api/call-path.ts';
import { officeApi } from '../api/office-api.ts';
import { uploadPicked } from '../media/picked-files.ts';

/** The calls that change the records of one kind. All throw `ApiError`. */
export type ContentCalls<Input> = ReturnType<typeof contentCalls<Input>>;

/**
 * The calls that change one kind of content. They wait for pictures that are being uploaded. `create` and `update`
 * resolve to the record's new `updatedAt`.
 * @param uid the caller, for the kinds whose calls name one
 * @param toBody converts the form's values to the body of the call
 */
export function contentCalls<Input>(
  kind: KindName,
  uid?: string,
  toBody: (input: Input) => object = (input) => input as object,
) {
  const pathOf = (id?: string) => callPath(kind, uid, id);

  async function store(method: 'POST' | 'PUT', path: string, input: Input, basedOn?: Date) {
    const { values } = await uploadPicked(input);
    const body = { ...toBody(values), updatedAt: basedOn };
    const { updatedAt } = await officeApi<{ updatedAt?: string }>({ method, path, body });
    return updatedAt ? new Date(updatedAt) : undefined;
  }

  return {
    /**
     * Adds a copy of a record that guests don't see, and resolves to its id.
     * @param of id of the record that it is a copy of
     */
    copy: async (input: Input, of: string): Promise<string> => {
      const body = { ...toBody(input), isDraft: true, copyOf: of };
      const { _id } = await officeApi<{ _id: string }>({ method: 'POST', path: pathOf(), body });
      return _id;
    },
    /** Adds a record. */
    create: (input: Input) => store('POST', pathOf(), input),
    /** Stores a record; fails with a conflict if somebody has saved since `basedOn`. */
    update: (id: string, input: Input, basedOn: Date | undefined) => store('PUT', pathOf(id), input, basedOn),
    /** Deletes a record; its last state stays in the history. */
    remove: (id: string) => officeApi<unknown>({ method: 'DELETE', path: pathOf(id) }),
  };
}

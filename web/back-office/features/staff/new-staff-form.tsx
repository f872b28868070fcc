import { ContentLimits, roles } from '@venue/domain';
import { newStaffSchema } from '@venue/domain/schemas';
import { useForm, type Path } from 'react-hook-form';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { useUnsavedWork } from '../../unsaved/unsaved-work.ts';
import { roleNames } from './role-names.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import type { NewStaff } from './staff-calls.ts';
import layout from '../../shell/layout.module.css';

type NewStaffFormProps = {
  /** Creates the account. @throws ApiError */
  onCreate: (input: NewStaff) => Promise<void>;
};

type NewStaffInput = Omit<NewStaff, 'role'> & { role: NewStaff['role'] | '' };

const resolver = formResolver<NewStaffInput>(newStaffSchema);
const empty: NewStaffInput = { username: '', email: '', role: '', password: '' };

/**
 * Creates a member of staff, with a password that is typed or generated here. Leaving asks about what was typed, but
 * no draft is stored.
 */
export function NewStaffForm({ onCreate }: NewStaffFormProps) {
  const { isOnline } = useConnection();
  const { isBusy, error, run } = useAction();
  const form = useForm<NewStaffInput>({ resolver, defaultValues: empty });
  const { errors, isSubmitting, isDirty } = form.formState;
  // Without a draft, because it holds a password.
  useUnsavedWork({ name: 'new member of staff', path: 'staff/new', discard: form.reset }, isDirty);

  async function handleCreate(input: NewStaffInput) {
    await run(async () => {
      try {
        // The schema requires a role.
        await onCreate(input as NewStaff);
        form.reset(empty);
      } catch (thrown) {
        const failure = toApiError(thrown);
        for (const { path, message } of failure.errors) {
          form.setError(path as Path<NewStaffInput>, { type: 'server', message });
        }
        throw failure;
      }
    });
  }

  return (
    <form
      className={`${layout.stack} ${layout.typed}`}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void form.handleSubmit(handleCreate)(event)}
    >
      {/* Creating clears the form, so the fields are disabled until it is done. */}
      <FieldGroup disabled={isBusy}>
        <Field label="Name" error={errors.username?.message} isErrorAnnounced>
          {(control) => <input {...control} {...form.register('username')} autoComplete="off" />}
        </Field>
        <Field label="Email" error={errors.email?.message} isErrorAnnounced>
          {(control) => <input {...control} {...form.register('email')} type="email" autoComplete="off" />}
        </Field>
        <Field label="Role" error={errors.role?.message} isErrorAnnounced>
          {(control) => (
            <select {...control} {...form.register('role')}>
              <option value="">Choose…</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleNames[role].name}: {roleNames[role].explanation}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <Field
            label="Password"
            hint={`At least ${ContentLimits.passwordMin} characters. Give it to them; they can change it later.`}
            error={errors.password?.message}
            isErrorAnnounced
          >
            {(control) => (
              <input
                {...control}
                {...form.register('password')}
                autoComplete="new-password"
                spellCheck={false}
              />
            )}
          </Field>
          <Button
            small
            look="quiet"
            onClick={() =>
              form.setValue('password', generatePassword(), { shouldDirty: true, shouldValidate: true })
            }
          >
            Generate one
          </Button>
        </div>
      </FieldGroup>
      {error && <FailureNotice error={error} effect="The account was not created." />}
      <div>
        <Button type="submit" look="brass" disabled={isSubmitting || !isOnline}>
          {isSubmitting ? 'Creating…' : 'Create account'}
        </Button>
      </div>
    </form>
  );
}

/** Letters and digits that can't be confused, even read out in a noisy kitchen. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = 4;
const groupLength = 4;

/** A random password to hand over, such as "kq7m-3xwd-ray9-hn2p" (79 bits). */
function generatePassword(): string {
  return Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, randomCharacter).join(''),
  ).join('-');
}

/** Skips numbers above the last full round, which would favour the first characters. */
function randomCharacter(): string {
  const fullRounds = 256 - (256 % characters.length);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fullRounds) return characters[byte % characters.length]!;
  }
}

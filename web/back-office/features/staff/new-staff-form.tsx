import { yupResolver } from '@hookform/resolvers/yup';
import { Limits, roles } from '@venue/domain';
import { newStaffSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useForm, type Path, type Resolver } from 'react-hook-form';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { toApiError, type ApiError } from '../../api/api-error.ts';
import { useBackOnline } from '../../api/use-back-online.ts';
import { useUnsavedWork } from '../../forms/unsaved-work.ts';
import { generatePassword } from './generate-password.ts';
import { roleNames } from './role-names.ts';
import { FailureNotice } from '../../session/failure-notice.tsx';
import layout from '../../shell/layout.module.css';
import styles from './staff-accounts.module.css';
import type { NewStaff } from './staff-calls.ts';

type NewStaffFormProps = {
  /** Creates the account. @throws ApiError */
  onCreate: (input: NewStaff) => Promise<void>;
};

type NewStaffInput = Omit<NewStaff, 'role'> & { role: NewStaff['role'] | '' };

const resolver = yupResolver(newStaffSchema, {}, { raw: true }) as unknown as Resolver<NewStaffInput>;
const empty: NewStaffInput = { username: '', email: '', role: '', password: '' };

/**
 * A new member of staff, with a password that is typed or made up here. Asked about before leaving,
 * but never kept as a draft: there is a password in it.
 */
export function NewStaffForm({ onCreate }: NewStaffFormProps) {
  const { isOnline } = useConnection();
  const [failure, setFailure] = useState<ApiError>();
  const form = useForm<NewStaffInput>({ resolver, defaultValues: empty });
  const { errors, isSubmitting, isDirty } = form.formState;
  // Not a draft, because it holds a password.
  useUnsavedWork({ name: 'new member of staff', path: 'staff/new', discard: form.reset }, isDirty);
  useBackOnline(() => {
    if (failure?.isConnection) setFailure(undefined);
  });

  async function handleCreate(input: NewStaffInput) {
    setFailure(undefined);
    try {
      // The schema lets nothing without a role pass.
      await onCreate(input as NewStaff);
      form.reset(empty);
    } catch (error) {
      const failed = toApiError(error);
      for (const { path, message } of failed.errors) {
        form.setError(path as Path<NewStaffInput>, { type: 'server', message });
      }
      setFailure(failed);
    }
  }

  return (
    <form
      className={`${layout.stack} ${layout.typed}`}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void form.handleSubmit(handleCreate)(event)}
    >
      <Field label="Name" error={errors.username?.message}>
        {(control) => <input {...control} {...form.register('username')} autoComplete="off" />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <input {...control} {...form.register('email')} type="email" autoComplete="off" />}
      </Field>
      <Field label="Role" error={errors.role?.message}>
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
      <div className={styles.copy}>
        <Field
          label="Password"
          hint={`At least ${Limits.passwordMin} characters. Hand it over; they can change it themselves.`}
          error={errors.password?.message}
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
          Make one up
        </Button>
      </div>
      {failure && <FailureNotice error={failure} effect="The account was not created." />}
      <div>
        <Button type="submit" look="brass" disabled={isSubmitting || !isOnline}>
          {isSubmitting ? 'Creating…' : 'Create account'}
        </Button>
      </div>
    </form>
  );
}

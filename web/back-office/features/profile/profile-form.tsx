import { yupResolver } from '@hookform/resolvers/yup';
import { messages, type Role } from '@venue/domain';
import { profileSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useController, type Resolver } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { FormActions } from '../../forms/form-actions.tsx';
import { FormState } from '../../forms/form-state.tsx';
import { MediaField } from '../../media/media-field.tsx';
import { AuthenticationFields, secretProblems, type SecretProblems } from './authentication-fields.tsx';
import styles from './profile-form.module.css';
import type { ProfileFormInput, Secrets } from './profile-input.ts';
import { ProfileOutcome } from './profile-outcome.tsx';

type ProfileFormProps = {
  uid: string;
  role: Role;
  /** The profile as it is stored. */
  initial: ProfileFormInput;
  /** Stores it and closes the form; throws an `ApiError` when that fails. */
  onSave: (input: ProfileFormInput, secrets: Secrets) => Promise<void>;
};

const resolver = yupResolver(profileSchema, {}, { raw: true }) as unknown as Resolver<ProfileFormInput>;
const noSecrets: Secrets = { password: '', currentPassword: '' };

/** Edit User (sections 2.6, 2.7): a chef has no description, and every change needs the current password. */
export function ProfileForm({ uid, role, initial, onSave }: ProfileFormProps) {
  const [secrets, setSecrets] = useState(noSecrets);
  const [problems, setProblems] = useState<SecretProblems>({});
  const recordForm = useRecordForm<ProfileFormInput>({
    name: 'your profile',
    path: `users/${uid}`,
    uid,
    record: { values: initial },
    resolver,
    save: async (input) => {
      await onSave(input, secrets);
      setSecrets(noSecrets);
      return undefined;
    },
  });
  const { form, outcome } = recordForm;
  const { errors, isSubmitting } = form.formState;
  const img = useController({ control: form.control, name: 'profileImg' });
  const failure = outcome?.kind === 'failed' ? outcome.error : undefined;
  const refusedSecrets = failureProblems(failure?.errors);
  const areSecretsRefused = Object.keys(refusedSecrets).length > 0;
  /** Said at the password itself; a chef also reads the sentence of section 8. */
  const isAboutSecrets = areSecretsRefused || Boolean(problems.currentPassword);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        const found = secretProblems(secrets);
        setProblems(found);
        // The other fields are checked all the same, so that everything missing is said at once.
        if (Object.keys(found).length === 0) void recordForm.submit(event);
        else {
          event.preventDefault();
          void form.trigger();
        }
      }}
    >
      <FormState recordForm={recordForm} />
      <fieldset className={styles.fields} disabled={isSubmitting}>
        <Field label="Username" error={errors.username?.message}>
          {(control) => <input {...control} {...form.register('username')} autoComplete="nickname" />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input {...control} {...form.register('email')} type="email" autoComplete="username" />
          )}
        </Field>
        {role !== 'chef' && (
          <Field label="Description" error={errors.desc?.message}>
            {(control) => <textarea {...control} {...form.register('desc')} />}
          </Field>
        )}
        <MediaField
          label="Profile photo"
          value={img.field.value}
          onChange={img.field.onChange}
          error={errors.profileImg?.message}
        />
        <AuthenticationFields
          secrets={secrets}
          problems={{ ...problems, ...refusedSecrets }}
          isAnnounced={areSecretsRefused && role !== 'chef'}
          onChange={setSecrets}
        />
      </fieldset>
      {isAboutSecrets && role === 'chef' && <ProfileOutcome role={role} words={messages.chefProfileFailed} />}
      {failure && !isAboutSecrets && <ProfileOutcome role={role} error={failure} />}
      <FormActions recordForm={recordForm} updateLabel="UPDATE" />
    </form>
  );
}

/** What the server found wrong with the passwords. */
function failureProblems(errors: readonly { path: string; message: string }[] = []): SecretProblems {
  const found = errors.filter(({ path }) => path === 'password' || path === 'currentPassword');
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
}

import { messages, type Role } from '@venue/domain';
import { profileSchema } from '@venue/domain/schemas';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ApiError } from '../../api/api-error.ts';
import { SaveOutcome } from '../../records/save-outcome.tsx';
import { formResolver } from '../../records/fields/form-resolver.ts';
import { useRecordForm } from '../../records/use-record-form.ts';
import { FieldGroup } from '../../records/fields/field-group.tsx';
import { FormActions } from '../../records/form-actions.tsx';
import { MediaField } from '../../media/media-field.tsx';
import { AuthenticationFields, secretProblems, type SecretProblems } from './authentication-fields.tsx';
import layout from '../../shell/layout.module.css';
import type { ProfileFormInput, Secrets } from './profile-input.ts';

type ProfileFormProps = {
  uid: string;
  role: Role;
  /** The profile as it is stored. */
  initial: ProfileFormInput;
  /** Stores it and closes the form. @throws ApiError */
  onSave: (input: ProfileFormInput, secrets: Secrets) => Promise<void>;
};

/** Where the draft of somebody's profile is stored. */
export function profilePath(uid: string): string {
  return `users/${uid}`;
}

const resolver = formResolver<ProfileFormInput>(profileSchema);
const noSecrets: Secrets = { password: '', currentPassword: '' };

/** Edit User: a chef has no description, and every change needs the current password. */
export function ProfileForm({ uid, role, initial, onSave }: ProfileFormProps) {
  const [secrets, setSecrets] = useState(noSecrets);
  const [problems, setProblems] = useState<SecretProblems>({});
  const recordForm = useRecordForm<ProfileFormInput>({
    savesOnLeaving: false,
    name: 'your profile',
    path: profilePath(uid),
    uid,
    record: { values: initial },
    resolver,
    save: async (input) => {
      try {
        await onSave(input, secrets);
      } catch (error) {
        setProblems(secretErrors(error));
        throw error;
      }
      setSecrets(noSecrets);
      return undefined;
    },
  });
  const { form, outcome } = recordForm;
  const { errors, isSubmitting } = form.formState;
  const img = useController({ control: form.control, name: 'profileImg' });
  const failure = outcome?.kind === 'failed' ? outcome.error : undefined;
  /** The message is at the password's field; a chef also reads the sentence for a failed change. */
  const isAboutSecrets = Object.keys(problems).length > 0;
  const isSecretRefused = Object.keys(secretErrors(failure)).length > 0;

  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        const found = secretProblems(secrets);
        setProblems(found);
        // Checks the other fields too, so that all problems show at once.
        if (Object.keys(found).length === 0) void recordForm.submit(event);
        else {
          event.preventDefault();
          void form.trigger();
        }
      }}
    >
      <FieldGroup disabled={isSubmitting}>
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
          problems={problems}
          isAnnounced={isSecretRefused && role !== 'chef'}
          onChange={(next) => {
            setSecrets(next);
            setProblems({});
          }}
        />
      </FieldGroup>
      {isAboutSecrets && role === 'chef' && <Notice kind="problem" title={messages.chefProfileFailed} />}
      {failure && !isSecretRefused && (
        <SaveOutcome
          outcome={outcome}
          savedMessage={messages.chefProfileUpdated}
          failure={role === 'chef' ? { sentence: messages.chefProfileFailed } : {}}
        />
      )}
      <FormActions recordForm={recordForm} updateLabel="UPDATE" />
    </form>
  );
}

/** What the server found wrong with the passwords. */
function secretErrors(error: unknown): SecretProblems {
  const errors = error instanceof ApiError ? error.errors : [];
  const found = errors.filter(({ path }) => path === 'password' || path === 'currentPassword');
  return Object.fromEntries(found.map(({ path, message }) => [path, message]));
}

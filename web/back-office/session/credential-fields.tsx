import type { Ref } from 'react';
import { Field } from '../../ui/field.tsx';

type CredentialFieldsProps = {
  /** Whether the account has an authenticator app, which is known after the right password only. */
  needsCode: boolean;
  codeProblem?: string;
  codeInput: Ref<HTMLInputElement>;
};

/** What a person types to sign in, named as the login call names it. */
export function CredentialFields({ needsCode, codeProblem, codeInput }: CredentialFieldsProps) {
  return (
    <>
      <Field label="Email">
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            placeholder="Email..."
            autoComplete="username"
            required
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            placeholder="Password..."
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      {needsCode && (
        <Field
          label="Code"
          hint="Type the six digits of your authenticator app."
          error={codeProblem}
          isErrorAnnounced
        >
          {(control) => (
            <input
              {...control}
              ref={codeInput}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              required
            />
          )}
        </Field>
      )}
    </>
  );
}

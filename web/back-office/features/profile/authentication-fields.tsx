import { ContentLimits, messages } from '@venue/domain';
import { useEffect, useRef } from 'react';
import { Field } from '../../../ui/field.tsx';
import layout from '../../shell/layout.module.css';
import type { Secrets } from './profile-input.ts';

export type SecretProblems = Partial<Secrets>;

type AuthenticationFieldsProps = {
  secrets: Secrets;
  problems: SecretProblems;
  /** Announces the problem at once, because nothing else on the screen does. */
  isAnnounced?: boolean;
  onChange: (secrets: Secrets) => void;
};

/** Problems of the passwords that are known before they are sent. */
export function secretProblems({ password, currentPassword }: Secrets): SecretProblems {
  return {
    ...(password && password.length < ContentLimits.passwordMin
      ? { password: messages.passwordTooShort }
      : {}),
    ...(currentPassword ? {} : { currentPassword: messages.currentPasswordMissing }),
  };
}

/** Authentication: an optional new password, and the current one for any change. */
export function AuthenticationFields({
  secrets,
  problems,
  isAnnounced,
  onChange,
}: AuthenticationFieldsProps) {
  const section = useRef<HTMLElement>(null);
  const firstProblem = problems.password ?? problems.currentPassword;
  useEffect(() => {
    if (firstProblem) section.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [firstProblem]);

  return (
    <section
      ref={section}
      className={`${layout.stack} ${layout.divided}`}
      aria-labelledby="authentication-heading"
    >
      <h3 id="authentication-heading" className={layout.heading}>
        Authentication
      </h3>
      <Field
        label="NEW PASSWORD"
        hint={`At least ${ContentLimits.passwordMin} characters. Leave it empty to keep yours.`}
        error={problems.password}
        isErrorAnnounced={isAnnounced}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="new-password"
            value={secrets.password}
            onChange={(event) => onChange({ ...secrets, password: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="CURRENT PASSWORD"
        hint="The current password is required for any change."
        error={problems.currentPassword}
        isErrorAnnounced={isAnnounced}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            value={secrets.currentPassword}
            onChange={(event) => onChange({ ...secrets, currentPassword: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}

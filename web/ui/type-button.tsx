import { buttonTargets, readButtonType } from '@venue/domain';
import { ButtonLink, type ButtonLook } from './button.tsx';

/** The button that a stored value asks for (section 2.2); nothing when it asks for none. */
export function TypeButton({ value, look }: { value: string; look?: ButtonLook }) {
  const type = readButtonType(value);
  if (!type) return null;
  const { label, to } = buttonTargets[type];
  return (
    <ButtonLink to={to} look={look}>
      {label}
    </ButtonLink>
  );
}

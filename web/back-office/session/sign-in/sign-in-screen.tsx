import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';
import { SignInLayout, type SignInLayoutProps } from './sign-in-layout.tsx';

type SignInScreenProps = Omit<SignInLayoutProps, 'children'> & SignInFormProps;

/** A header with logo, title and subtitle, and the sign-in form. */
export function SignInScreen({ title, subtitle, hasPicture, ...form }: SignInScreenProps) {
  return (
    <SignInLayout title={title} subtitle={subtitle} hasPicture={hasPicture}>
      <SignInForm {...form} />
    </SignInLayout>
  );
}

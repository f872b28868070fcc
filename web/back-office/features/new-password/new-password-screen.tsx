import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { venue } from '../../../../venue.config.ts';
import { SignInLayout } from '../../session/sign-in/sign-in-layout.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { ForgotPassword } from './forgot-password.tsx';

/**
 * With the code of a reset link, the form for a new password; without one, the form that asks for a link. The code is
 * in the fragment, which is sent to no server.
 */
export default function NewPasswordScreen() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const code = new URLSearchParams(hash.slice(1)).get('oobCode');
  return (
    <SignInLayout title="A new password" subtitle={venue.name}>
      {code ? (
        <ChoosePassword
          key={code}
          code={code}
          onRefused={() => {
            setIsRefused(true);
            void navigate(pathname, { replace: true });
          }}
        />
      ) : (
        <ForgotPassword isLinkRefused={isRefused} />
      )}
    </SignInLayout>
  );
}

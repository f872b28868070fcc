import { messages, type Role } from '@venue/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error.ts';
import { StaffContext } from '../../access/staff.ts';
import { ProfileForm } from './profile-form.tsx';
import type { ProfileFormInput, Secrets } from './profile-input.ts';
import { saveProfile } from './save-profile.ts';

const initial: ProfileFormInput = {
  username: 'Nuala',
  email: 'nuala@venue.test',
  desc: 'Books the bands.',
  profileImg: 'profile-1.jpg',
};

function form(role: Role, onSave: (input: ProfileFormInput, secrets: Secrets) => Promise<void>) {
  const staff = { uid: 'nuala', email: initial.email, role, signInPath: '/admin-signin' };
  render(
    <StaffContext value={staff}>
      <ProfileForm uid="nuala" role={role} initial={initial} onSave={onSave} />
    </StaffContext>,
  );
  return userEvent.setup();
}

const current = () => screen.getByLabelText('CURRENT PASSWORD');
const update = () => screen.getByRole('button', { name: 'UPDATE' });

describe('profile form', () => {
  beforeEach(() => localStorage.clear());

  it('asks an admin for a description, a chef for none', () => {
    form('chef', vi.fn());
    expect(screen.queryByLabelText('Description')).toBeNull();
    form('admin', vi.fn());
    expect(screen.getByLabelText('Description')).toHaveValue('Books the bands.');
  });

  it('sends nothing without the current password and tells a chef in the documented words', async () => {
    const onSave = vi.fn();
    const user = form('chef', onSave);
    await user.click(update());
    expect(screen.getByText(messages.currentPasswordMissing)).toBeVisible();
    expect(screen.getByText(messages.chefProfileFailed)).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('refuses a short new password and an address that is none', async () => {
    const onSave = vi.fn();
    const user = form('admin', onSave);
    await user.type(screen.getByLabelText('NEW PASSWORD'), 'short');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'nuala');
    await user.type(current(), 'secret');
    await user.click(update());
    expect(screen.getByText(messages.passwordTooShort)).toBeVisible();
    expect(await screen.findByText(messages.emailInvalid)).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('clears the passwords once saved, and never keeps them in this browser', async () => {
    const onSave = vi.fn(async () => undefined);
    const user = form('admin', onSave);
    await user.type(screen.getByLabelText('Username'), ' Byrne');
    await user.type(screen.getByLabelText('NEW PASSWORD'), 'a-new-password');
    await user.type(current(), 'the-old-one');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/a-new-password|the-old-one/);
    await user.click(update());
    await vi.waitFor(() => expect(current()).toHaveValue(''), { timeout: 60_000 });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(onSave).toHaveBeenCalledWith(
      { ...initial, username: 'Nuala Byrne' },
      { password: 'a-new-password', currentPassword: 'the-old-one' },
    );
  });

  it('says of a wrong current password once, at its field, and keeps what was typed', async () => {
    const message = 'This is not your current password.';
    const user = form('admin', async () => {
      const errors = [{ path: 'currentPassword', message }];
      throw new ApiError('signed-out', message, { status: 401, errors });
    });
    await user.type(screen.getByLabelText('Username'), '!');
    await user.type(screen.getByLabelText('NEW PASSWORD'), 'a-new-password');
    await user.type(current(), 'wrong');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(current()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(current()).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'sign in again' })).toBeNull();
    expect(screen.getByLabelText('Username')).toHaveValue('Nuala!');
    expect(screen.getByLabelText('NEW PASSWORD')).toHaveValue('a-new-password');
    expect(current()).toHaveValue('wrong');
    await user.type(current(), '!');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('tells a chef of a wrong password at its field, and in the documented words below', async () => {
    const message = 'This is not your current password.';
    const user = form('chef', async () => {
      throw new ApiError('signed-out', message, {
        status: 401,
        errors: [{ path: 'currentPassword', message }],
      });
    });
    await user.type(current(), 'wrong');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.chefProfileFailed);
    expect(screen.getAllByText(message)).toHaveLength(1);
    await user.type(current(), '!');
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an admin what the server said of anything else', async () => {
    const user = form('admin', async () => {
      throw new ApiError('broken', 'Something went wrong on the server.', { status: 500 });
    });
    await user.type(current(), 'the-old-one');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on the server.');
  });
});

describe('saving a profile', () => {
  const secrets = { password: '', currentPassword: 'the-old-one' };
  const owner = { ...initial, uid: 'nuala', role: 'admin' } as const;

  async function save(change: Partial<ProfileFormInput & Secrets>, role: Role = 'admin', signsIn = true) {
    const api = vi.fn(async () => ({}) as never);
    const signInAgain = vi.fn(async () => signsIn);
    const { password = '', ...input } = change;
    const saved = await saveProfile(
      { ...owner, role },
      { ...initial, ...input },
      { ...secrets, password },
      { api, signInAgain },
    );
    return { api, signInAgain, saved };
  }

  it('sends a new password only when one was typed, and then signs in with it', async () => {
    const { api, signInAgain } = await save({});
    expect(api).toHaveBeenCalledWith({
      method: 'PUT',
      path: '/auth/user/nuala',
      body: { ...initial, currentPassword: 'the-old-one' },
    });
    expect(signInAgain).not.toHaveBeenCalled();
    const changed = await save({ password: 'a-new-password' });
    expect(changed.signInAgain).toHaveBeenCalledWith('nuala@venue.test', 'a-new-password');
    expect(changed.saved.mustSignIn).toBe(false);
  });

  it('signs in with the new address, and says so where that fails', async () => {
    const { signInAgain, saved } = await save({ email: 'new@venue.test' }, 'admin', false);
    expect(signInAgain).toHaveBeenCalledWith('new@venue.test', 'the-old-one');
    expect(saved.mustSignIn).toBe(true);
  });

  it('keeps a chef on the chef’s path', async () => {
    const { api } = await save({}, 'chef');
    expect(api).toHaveBeenCalledWith(expect.objectContaining({ path: '/chefUser/user/nuala' }));
    const withPicture = await save({ profileImg: 'id-me.jpg' }, 'chef');
    expect(withPicture.api).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/chefUser/user/nuala/chef' }),
    );
  });
});

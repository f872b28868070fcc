import * as domain from './index.ts';

test('the messages that programs and staff know are word for word', () => {
  expect(domain.messages).toMatchObject({
    eventCreated: 'NEW EVENT sucessfully created.',
    panelButtonMissing: 'You must set an BUTTON type',
    routeDescriptionMissing: 'You must provide a DESCRIPTION for the Route ...',
    expiredToken: 'Your authentication token is expired. Please login again via the sign in page.',
    invalidCredentials: 'Invalid email or password.',
    websiteUpdated: 'The website has been successfully updated!',
  });
});

test('there are eight buttons, each with a label, a target and a name in the list of choices', () => {
  expect(domain.buttonTypes).toHaveLength(8);
  for (const type of domain.buttonTypes) {
    expect(domain.buttonTargets[type].to).toMatch(/^\//);
    expect(domain.buttonChoices[type]).not.toBe('');
  }
  expect(domain.readButtonType('Contact Us')).toBe('ContactUs');
  expect(domain.readButtonType('Toast')).toBeUndefined();
});

test('an empty website has every field and no other', () => {
  const { websiteTextFields, websiteImageFields, websiteGalleryFields } = domain;
  const names = [...websiteTextFields, ...websiteImageFields, ...websiteGalleryFields];
  expect(new Set(Object.keys(domain.emptyWebsite))).toEqual(
    new Set([...names, '_id', 'heroVideo', 'restaurantInfo']),
  );
});

test('a summary is 25 characters and an ellipsis, and cuts no character in half', () => {
  expect(domain.summarise('x'.repeat(25))).toBe('x'.repeat(25));
  expect(domain.summarise('x'.repeat(26))).toBe(`${'x'.repeat(25)}...`);
  expect(domain.summarise('🎻'.repeat(26))).toBe(`${'🎻'.repeat(25)}...`);
});

describe('roles and permissions', () => {
  const allowed = (rights: domain.Rights) =>
    (Object.keys(domain.permissions) as domain.Permission[]).filter((each) => domain.may(rights, each));

  test('a super user may do what an admin may, a visitor nothing', () => {
    for (const permission of allowed({ role: 'admin' }))
      expect(domain.may({ role: 'super' }, permission)).toBe(true);
    expect(domain.may(undefined, 'editOwnProfile')).toBe(false);
    expect(domain.may({ role: null, permissions: ['changeDishes'] }, 'changeDishes')).toBe(false);
  });

  test('a chef edits only their own profile, photo included', () => {
    expect(allowed({ role: 'chef' })).toEqual(['editOwnProfile', 'upload', 'signInAsChef']);
  });

  test('a grant adds one permission to the account, and nothing else', () => {
    const granted: domain.Rights = { role: 'chef', permissions: ['changeDishes'] };
    expect(allowed(granted).toSorted()).toEqual([...allowed({ role: 'chef' }), 'changeDishes'].toSorted());
  });

  test('only what a role lacks can be granted', () => {
    expect(domain.grantableTo('chef')).toEqual(['changeDishes', 'editBookings']);
    expect(domain.grantableTo('host')).toEqual([]);
    expect(domain.grantableTo('admin')).toEqual([]);
    expect(domain.grantableTo('super')).toEqual([]);
  });
});

import { venue } from '../../../venue.config.ts';
import { postcodeOf, venueAddress } from './venue-address.ts';

const { postcode } = venue.address;
afterEach(() => {
  venue.address.postcode = postcode;
});

test.each([
  ['the Eircode that staff have entered', ' V95 XX00 ', 'D02 X285', 'V95 XX00'],
  ['the configured postcode, where there is no Eircode', '', '38400', '38400'],
  ['that also before the website is saved', undefined, '38400', '38400'],
  ['nothing, where neither is known', '', '', ''],
])('the postcode is %s', (_, eircode, configured, expected) => {
  venue.address.postcode = configured;
  expect(postcodeOf({ ...(eircode !== undefined && { eircode }) })).toBe(expected);
});

test('the address ends with the Eircode', () => {
  expect(venueAddress({ eircode: 'V95 XX00' })).toMatch(/, Kilvara, Co\. Clare, V95 XX00$/);
  expect(venueAddress({ eircode: '' })).toMatch(/, Kilvara, Co\. Clare$/);
});

import { dishChangeSchema } from '@venue/domain/schemas';
import { endpoint } from '../endpoint.ts';
import { recordId } from '../../requests/read-input.ts';
import { schemaRef } from '../openapi/json-schema.ts';

/**
 * One dish of a menu: what is off, what it contains and what it costs. For admins, super users, and chefs to whom it is
 * granted.
 */
export const dishEndpoints = [
  endpoint('put', '/menus/{id}/items/{item}/{user}', {
    tag: 'Content',
    access: 'changeDishes',
    name: 'changeDish',
    summary:
      'Takes a dish or wine off and back, or says what it contains or costs. What is not sent stays; two changes at once are both kept. 403 for a price from a chef; 404 for an unknown dish; 409 if `name`, `description`, `formerPrice` or, in `before`, its allergens are sent and are not what is stored.',
    self: 'user',
    body: {
      reads: dishChangeSchema,
      example: {
        allergens: ['gluten:wheat', 'fish', 'milk'],
        diets: [],
        confirmed: true,
        off: { until: '2031-06-15T04:00:00Z' },
      },
    },
    success: { schema: schemaRef('Menu'), description: 'The menu as stored. It is live.' },
    errors: [404, 409],
    handle: async ({ id, req, body, by }) => {
      const { changeDish } = await import('../../menus/change-dish.ts');
      return changeDish(id, recordId(req.params['item']), body, by);
    },
  }),
];

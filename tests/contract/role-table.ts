/**
 * Who may make which call, written down by hand: the columns are callers, the cells what they get. `granted` is a chef
 * with every permission that can be granted.
 */
const table = `
                                      no-token stranger chef chef* host host* granted granted* admin admin* super super*
GET    /website/getAll                ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /website/find/{id}             ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /website/{id}                  401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /menus/getAll                  ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /menus/find/{id}               ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /menus/{me}                    401      403      403  403   403  403   403     403      ok    403    ok    403
PUT    /menus/{id}/{me}               401      403      403  403   403  403   403     403      ok    403    ok    403
DELETE /menus/{id}/{me}               401      403      403  403   403  403   403     403      ok    403    ok    403
PUT    /menus/{id}/items/{item}/{me}  401      403      403  403   403  403   ok      403      ok    403    ok    403
POST   /menus/replaceAllMenus/super   401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /openingHours/getAll           ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /openingHours/find/{id}        ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /openingHours/day              ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /openingHours/now              ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /openingHours/{id}/{me}        401      403      403  403   403  403   403     403      ok    403    ok    403
GET    /notice                        ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /notice/{me}                   401      403      403  403   403  403   403     403      ok    403    ok    403
POST   /closedTonight/{me}            401      403      403  403   403  403   403     403      ok    403    ok    403
DELETE /closedTonight/{me}            401      403      403  403   403  403   403     403      ok    403    ok    403
GET    /termsAndConditions/getAll     ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /termsAndConditions/find/{id}  ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /termsAndConditions/{id}       401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /privacyPolicy/getAll          ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /privacyPolicy/find/{id}       ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /privacyPolicy/{id}            401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /routes/getAll                 ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /routes/find/{id}              ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /routes                        401      403      403  403   403  403   403     403      ok    ok     ok    ok
PUT    /routes/{id}                   401      403      403  403   403  403   403     403      ok    ok     ok    ok
DELETE /routes/{id}                   401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /event/getAll                  ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /event/find/{id}               ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /event/super                   401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /event/music                   401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /event/super/series            401      403      403  403   403  403   403     403      ok    ok     ok    ok
PUT    /event/{id}/super              401      403      403  403   403  403   403     403      ok    ok     ok    ok
PUT    /event/{id}/music              401      403      403  403   403  403   403     403      ok    ok     ok    ok
DELETE /event/{id}/super              401      403      403  403   403  403   403     403      ok    ok     ok    ok
DELETE /event/{id}/music              401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /event/names                   401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /event/super/import            401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /event/super/{id}/bookings-mail/{me} 401      403      403  403   403  403   403     403      ok    403    ok    403
POST   /recompose                     ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /previews                      401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /previews/content              ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /upload/image                  401      403      ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /upload/video                  401      403      403  403   403  403   403     403      ok    ok     ok    ok
PUT    /media/{file}                  401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /images/{file}                 ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /videos/{file}                 ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /bookingRules                  401      403      403  403   ok   ok    ok      ok       ok    ok     ok    ok
PUT    /bookingRules/{me}             401      403      403  403   403  403   403     403      ok    403    ok    403
GET    /bookings/times                ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /bookings/days                 ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /bookings                      ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /bookings                      401      403      403  403   ok   ok    ok      ok       ok    ok     ok    ok
POST   /bookings/search               401      403      403  403   ok   ok    ok      ok       ok    ok     ok    ok
GET    /bookings/why                  401      403      403  403   ok   ok    ok      ok       ok    ok     ok    ok
POST   /bookings/evening/{date}/cancel/{me} 401      403      403  403   ok   403   ok      403      ok    403    ok    403
POST   /bookings/{me}                 401      403      403  403   ok   403   ok      403      ok    403    ok    403
GET    /bookings/summary              401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /bookings/export               401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /bookings/{id}/guest           401      403      403  403   403  403   403     403      403   403    ok    ok
DELETE /bookings/{id}/{me}            401      403      403  403   403  403   403     403      403   403    ok    403
DELETE /bookings/{id}/guest/{me}      401      403      403  403   403  403   403     403      403   403    ok    403
GET    /bookings/{id}                 ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /bookings/{id}                 401      403      403  403   ok   ok    ok      ok       ok    ok     ok    ok
GET    /nearby                        ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /errors                        ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
GET    /openapi.json                  ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /auth/login                    401      401      401  401   401  401   401     401      401   401    401   401
POST   /superUser/login               401      401      401  401   401  401   401     401      401   401    401   401
POST   /chefUser/login                401      401      401  401   401  401   401     401      401   401    401   401
POST   /auth/forgotPassword           ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
POST   /auth/newPassword              ok       ok       ok   ok    ok   ok    ok      ok       ok    ok     ok    ok
PUT    /auth/user/{me}                401      403      403  403   ok   403   403     403      ok    403    ok    403
PUT    /auth/user/{me}/music          401      403      403  403   ok   403   403     403      ok    403    ok    403
PUT    /chefUser/user/{me}            401      403      ok   403   403  403   ok      403      403   403    403   403
PUT    /chefUser/user/{me}/chef       401      403      ok   403   403  403   ok      403      403   403    403   403
POST   /email/send                    401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /email/status                  401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /email/{id}/resend             401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /revisions                     401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /revisions/deleted             401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /revisions/{id}                401      403      403  403   403  403   403     403      ok    ok     ok    ok
POST   /revisions/{id}/restore        401      403      403  403   403  403   403     403      ok    ok     ok    ok
GET    /staff                         401      403      403  403   403  403   403     403      403   403    ok    ok
GET    /staff/history                 401      403      403  403   403  403   403     403      403   403    ok    ok
POST   /staff                         401      403      403  403   403  403   403     403      403   403    ok    ok
PUT    /staff/{id}/role               401      403      403  403   403  403   403     403      403   403    ok    ok
PUT    /staff/{id}/permissions        401      403      403  403   403  403   403     403      403   403    ok    ok
PUT    /staff/{id}/disabled           401      403      403  403   403  403   403     403      403   403    ok    ok
DELETE /staff/{id}                    401      403      403  403   403  403   403     403      403   403    ok    ok
POST   /staff/{id}/reset              401      403      403  403   403  403   403     403      403   403    ok    ok
GET    /backup                        401      403      403  403   403  403   403     403      403   403    ok    ok
POST   /backup                        401      403      403  403   403  403   403     403      403   403    ok    ok
GET    /backup/{id}                   401      403      403  403   403  403   403     403      403   403    ok    ok
`;

export const columns = [
  ...[
    'no-token',
    'stranger',
    'chef',
    'chef*',
    'host',
    'host*',
    'granted',
    'granted*',
    'admin',
    'admin*',
    'super',
    'super*',
  ],
] as const;

/** A caller; with an asterisk, one who names somebody else where the path has `{me}`. */
export type Column = (typeof columns)[number];

/** 401 and 403, or `ok`: the call is let through to its validation. */
type Cell = '401' | '403' | 'ok';

export type Row = { method: string; path: string; cells: Record<Column, Cell> };

/** The calls of the table. Throws when a row lacks a cell or has one too many. */
export const rows: Row[] = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', ...cells] = line.trim().split(/\s+/);
    if (cells.length !== columns.length) throw new Error(`${columns.length} cells are wanted: ${line}`);
    const entries = columns.map((column, at) => [column, cells[at]]);
    return { method, path, cells: Object.fromEntries(entries) as Row['cells'] };
  });

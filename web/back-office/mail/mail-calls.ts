import { officeApi } from '../api/office-api.ts';

/** Tries a stored mail again; `evenIfArrived` for one of which a second copy may arrive. @throws ApiError */
export function resendMail(id: string, evenIfArrived: boolean): Promise<{ state: string; msg: string }> {
  return officeApi({ method: 'POST', path: `/email/${id}/resend`, body: { evenIfArrived } });
}

/** Whether a mail server is set up, without which no mail leaves. @throws ApiError */
export function fetchMailStatus(): Promise<{ canSend: boolean }> {
  return officeApi({ method: 'GET', path: '/email/status' });
}

import { importTypeScript } from '../import-typescript.js';
import { inProject } from '../paths.js';

/** The demo's accounts, with their passwords. @returns {Promise<{ email: string, password: string, role: 'super' | 'admin' | 'chef' }[]>} */
export async function demoStaff() {
  const { staff } = await importTypeScript(inProject('demo/content/staff.ts'));
  return staff;
}

import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder('.'),
  plugins: [react()],
  build: {
    outDir: process.env.WEB_OUT_DIR ?? folder('./dist'),
    emptyOutDir: true,
    // The shell must not be called index.html: Hosting serves exact files before its rewrites.
    rollupOptions: { input: folder('./app.html') },
    target: 'es2022',
    manifest: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': process.env.API_ORIGIN ?? 'http://127.0.0.1:5000' },
  },
});

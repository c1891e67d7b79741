// Loads a module of the pages as Vite does, TSX and all; nothing is served.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

export const withModule = async <Module, Answer>(
  file: string,
  run: (module: Module) => Promise<Answer>,
): Promise<Answer> => {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await run((await server.ssrLoadModule(file)) as Module)
  } finally {
    await server.close()
  }
}

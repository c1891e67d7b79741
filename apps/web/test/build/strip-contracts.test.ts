// The model as pages get it, contracts without their schemas: every module of it still loads.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { allEndpoints as known } from '@marsa/model/all.ts'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { memoryFolder } from '../../../../tools/memory-folder.mjs'
import { stripContracts } from '../../build/strip-contracts.ts'

test('no module of the model needs a schema of a contract while it loads, and the limits of uploads stay', async () => {
  const entry = fileURLToPath(import.meta.resolve('@marsa/model/all.ts'))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [stripContracts()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { treeshake: false, output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat() as { output: { code: string }[] }[]
  const code = output!.output[0]!.code
  const file = path.join(memoryFolder('marsa-model'), 'all.mjs')
  fs.writeFileSync(file, code)
  try {
    const { allEndpoints } = (await import(file)) as { allEndpoints: Endpoint[] }
    expect(allEndpoints.length).toBeGreaterThan(300)
    // Pages check files by the limits that the call has on the server.
    const limited = (endpoints: readonly Endpoint[]) =>
      endpoints.filter(({ screen }) => screen).map(({ verb, screen }) => `${verb} ${screen}`)
    expect(limited(allEndpoints)).toEqual(limited(known))
    expect(limited(known)).toContain('uploadTruckDocuments trucks')
  } finally {
    fs.rmSync(path.dirname(file), { recursive: true })
  }
})

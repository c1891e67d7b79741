// The size check follows static imports, leaves lazy ones out, and fails without a build.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkBudgets, loadOf } from './check-budgets.ts'

test('counts what loads before interaction', () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'))
  fs.mkdirSync(path.join(dist, 'assets'))
  const noise = () => `/*${randomBytes(3000).toString('base64')}*/`
  fs.writeFileSync(path.join(dist, 'page.html'), '<script type="module" src="/assets/a.js"></script>')
  fs.writeFileSync(path.join(dist, 'assets/a.js'), `import"./b.js";import("./lazy.js")`)
  fs.writeFileSync(path.join(dist, 'assets/b.js'), noise())
  fs.writeFileSync(path.join(dist, 'assets/lazy.js'), noise() + noise())
  const { script } = loadOf(dist, 'page.html')
  expect(script).toBeGreaterThan(2900)
  expect(script).toBeLessThan(3600)
  fs.rmSync(dist, { recursive: true })
})

test('a missing build keeps no budget', () => {
  expect(checkBudgets('/nowhere').every(({ kept }) => !kept)).toBe(true)
})

// Every public page in both languages: tags, links, overflow, accessibility and weight.
import { exampleTaxInvoice } from '@marsa/model/freight/example-invoice-endpoint.ts'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addressPlaceholder,
  canonicalOf,
  errorPages,
  publicPaths,
  type PublicPath,
} from '@marsa/model/site/pages.ts'
import { findViolations } from '../../../../e2e/kit/find-violations.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => void (site = await openSite()), 60_000)
afterAll(() => site.close())

const languages = ['en', 'ar'] as const
const indexed = languages.flatMap((lang) => publicPaths.map((path) => [lang, `/${lang}/${path}`] as const))
const all = [
  ...indexed,
  ...languages.flatMap((lang) => errorPages.map((name) => [lang, `/${lang}/${name}.html`] as const)),
]

/** Mobile pages show what their twins show; two of them stand for their bare frame. */
const ownContent = (path: string): boolean => !/mobile\/(?!faqs|contactus)/.test(path)
/** Pages that are arranged otherwise on a desk are checked there too, not only on a phone. */
const arranged = /\/(\w+\/home|home|freight\/track|warehouse\/status|help\/\w+)$/

const faultsOf = async (page: Page) => {
  // What the fixed header covers while one scrolls is not too small.
  await page.evaluate(() => scrollTo(0, 0))
  const violations = await findViolations(page, { include: 'html', alsoInEnglish: true })
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

const expectDescribed = async (page: Page, lang: string, path: string) => {
  const one = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute)
  const below = `/${canonicalOf(path.slice(4) as PublicPath)}`
  expect(await one('html', 'lang')).toBe(lang)
  expect(await one('html', 'dir')).toBe(lang === 'ar' ? 'rtl' : 'ltr')
  expect((await page.title()).length).toBeGreaterThan(20)
  expect((await one('meta[name=description]', 'content'))!.length).toBeGreaterThan(70)
  expect(await one('link[rel=canonical]', 'href')).toBe(`${addressPlaceholder}/${lang}${below}`)
  for (const other of languages)
    expect(await one(`link[hreflang=${other}]`, 'href')).toBe(`${addressPlaceholder}/${other}${below}`)
  expect(await one('link[hreflang=x-default]', 'href')).toBe(`${addressPlaceholder}/en${below}`)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toContain('Organization')
  expect(await page.locator('link[rel=preload][as=font]').count()).toBe(1)
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('body').innerText(), 'every value is known').not.toMatch(/\{\w+\}/)
}

const appPaths = languages.flatMap((lang) =>
  [
    'sign-in',
    'hub/register',
    'start',
    'freight/quote',
    'finance/card-payouts',
    'finance/purchases',
    'finance/refunds',
    'finance/vat',
    'freight/cards',
    'freight/tracking',
    'warehouse/quote',
    'warehouse/storages',
    'trucks/quote',
    'trucks/bulk',
    'trucks/contracts',
    'trucks/deliveries',
    'guest',
    'express/new',
    'express/bulk',
    'express/cash',
    'express/wallet',
    'account/credit',
  ].map((path) => `/${lang}/${path}`),
)
/** Files that the API hands out; tests of the API open them. */
const filePaths = [`/api/${exampleTaxInvoice.path}`]
const known = new Set([...indexed.map(([, path]) => path), ...appPaths, ...filePaths])

const expectLinksLeadSomewhere = async (page: Page, path: string) => {
  const links = await page
    .locator('a[href]')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLAnchorElement).href))
  for (const link of links.filter((href) => href.startsWith(site.address))) {
    const { pathname, hash } = new URL(link)
    expect(known.has(pathname) || pathname === path, `${path} -> ${pathname}`).toBe(true)
    // What stands behind the number sign on a page of the app is read by the page.
    if (!hash || appPaths.includes(pathname)) continue
    const html = await readFile(join(site.dist, pathname, 'index.html')).catch(() =>
      readFile(join(site.dist, pathname)),
    )
    expect(html.includes(`id="${hash.slice(1)}"`), `${path} -> ${link}`).toBe(true)
  }
}

// Opened once, for all that is said of it.
test.concurrent.each(all)(
  '%s %s describes itself, leads only to what exists, never scrolls sideways and has no accessibility violation',
  async (lang, path) => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(site.address + path)
    if (!path.endsWith('.html')) await expectDescribed(page, lang, path)
    await expectLinksLeadSomewhere(page, path)
    if (await page.locator('[data-cookies=open]').count()) await page.locator('[data-cookies=open]').click()
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
      const isChecked = width === 360 || (width === 1280 && arranged.test(path))
      if (isChecked && ownContent(path)) expect(await faultsOf(page), `${width} px`).toEqual([])
    }
    await context.close()
  },
)

describe.each(languages)('the weight of the landing page in %s', (lang) => {
  test('stays within the budget', async () => {
    const sizes = new Map<string, number>()
    const page = await site.browser.newPage()
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      // Answers of the API are no part of the page.
      if (!path.startsWith('/api/')) sizes.set(path, 0)
    })
    await page.goto(`${site.address}/${lang}/home`)
    await page.locator('#cookies').waitFor()
    for (const path of sizes.keys()) {
      const file = join(site.dist, path.endsWith('/home') ? `${path}/index.html` : path)
      sizes.set(path, (await stat(`${file}.br`).catch(() => stat(file))).size)
    }
    const script = [...sizes]
      .filter(([path]) => path.endsWith('.js'))
      .reduce((sum, [, size]) => sum + size, 0)
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(2 * 1024)
    expect(total).toBeLessThanOrEqual(65 * 1024)
    await page.close()
  })
})

const sheets = ['en/home', 'en/help/faq', 'en/warehouse/home']
test.each(sheets)('the inlined stylesheet of %s is whole and one that the policy allows', async (name) => {
  const html = await readFile(join(site.dist, name, 'index.html'), 'utf8')
  const css = /<style>(.*?)<\/style>/s.exec(html)![1]!
  expect(html.match(/ style="/g)).toBeNull()
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(read.filter((name) => !defined.has(name))).toEqual([])
  const policy = await readFile(join(site.dist, 'policy.json'), 'utf8')
  const { styles } = JSON.parse(policy) as { styles: string[] }
  expect(styles).toContain(`sha256-${createHash('sha256').update(css).digest('base64')}`)
})

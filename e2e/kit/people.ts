// People for one test: their own companies, each person in a browser context of their own.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Lang } from '@marsa/model/kit/text.ts'

const root = path.join(import.meta.dirname, '../..')
export const password = 'Journey#2026-long'

export type Made = {
  key: string
  email: string
  firstName: string
  companyId: string
  userId: string
  mobile: string
}

type NewPerson = {
  key: string
  role: string
  firstName: string
  lastName: string
  language: Lang
  companyAdmin?: boolean
}
export type NewCompany = {
  kind: 'person' | 'business' | 'agent'
  nameEn: string
  nameAr: string
  modes?: string[]
  creditFils?: number
  people: NewPerson[]
}

/** Makes companies and people in the product under test; answers them by key. */
export const makePeople = async (companies: NewCompany[]): Promise<Record<string, Made>> => {
  const child = spawn(process.execPath, [path.join(root, 'tools/make-people.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ dataDir: process.env['DATA_DIR'], password, companies }))
  const said = await text(child.stdout)
  const people = JSON.parse(said) as Made[]
  return Object.fromEntries(people.map((person) => [person.key, person]))
}

const settingsOf = (lang: Lang) => ({
  baseURL: process.env['BASE_URL'],
  locale: `${lang}-AE`,
  timezoneId: 'Asia/Dubai',
})

/** A phone, whose pages may open without a network. */
export const newPhone = async (
  browser: Browser,
  lang: Lang,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    ...settingsOf(lang),
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'allow',
  })
  return { context, page: await context.newPage() }
}

/** A fresh browser of one person, not yet signed in. */
export const newBrowser = async (
  browser: Browser,
  lang: Lang,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    ...settingsOf(lang),
    viewport: { width: 1280, height: 900 },
  })
  return { context, page: await context.newPage() }
}

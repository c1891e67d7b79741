// Filling the design system's fields as a person does, found by role and name.
import { expect, type Locator, type Page } from '@playwright/test'

type Scope = Page | Locator

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope)

/** Opens a choice with search, types, and takes the option whose text holds `option`. */
export const choose = async (
  scope: Scope,
  label: string,
  typed: string,
  option: string | RegExp,
): Promise<void> => {
  await scope.getByRole('button', { name: label }).first().click()
  const page = pageOf(scope)
  const search = page.getByRole('searchbox')
  if (typed) await search.fill(typed)
  await page.getByRole('option', { name: option }).first().click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

/** Types a day, YYYY-MM-DD, into a date field; with minutes also the time. */
export const typeDate = async (scope: Scope, label: string, day: string, time?: string): Promise<void> => {
  const [year = '', month = '', date = ''] = day.split('-')
  const parts = scope.getByRole('group', { name: label }).getByRole('spinbutton')
  await parts.first().click()
  const keys = pageOf(scope).keyboard
  await keys.type(`${date}${month}${year}`)
  if (time) await keys.type(time.replace(':', ''))
}

/** Marks a checkbox or a choice by keyboard, as its input is hidden behind what is drawn. */
export const mark = async (field: Locator): Promise<void> => {
  await field.press('Space')
  await expect(field).toBeChecked()
}

/** A small valid PDF that says its own name. */
export const pdf = (name: string): { name: string; mimeType: string; buffer: Buffer } => {
  const text = `BT /F1 18 Tf 40 780 Td (${name.replace(/[^\x20-\x7e()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = body.length
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body, 'latin1') }
}

/** Draws a stroke on a pad: begins once the pad stands still, because a photo that is shown late moves it. */
export const stroke = async (pad: Locator): Promise<void> => {
  const { mouse } = pad.page()
  await pad.hover({ position: { x: 20, y: 40 } })
  await mouse.down()
  await pad.hover({ position: { x: 80, y: 20 } })
  await pad.hover({ position: { x: 120, y: 60 } })
  await mouse.up()
}

/** The smallest picture there is. */
export const photo = {
  name: 'sofa.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

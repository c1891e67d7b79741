// Logos of the demo's companies: drawn here, sent through the product's own upload. None is anybody's mark.
import { uploadLogo } from '@marsa/model/accounts/companies/companies-endpoints.ts'
import { companies, type CompanyKey } from './companies.ts'
import type { Step } from './script.ts'

/** What stands on the ground of a logo, in a square of 96, by the meaning of the company's name. */
type Mark = { ground: string; ink: string; drawing: string }

const wave = (top: number) => `<path d="M16 ${top}q8-9 16 0t16 0 16 0 16 0"/>`
const petals = (count: number, petal: string): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} 48 48)">${petal}</g>`,
  ).join('')

const marks: Partial<Record<CompanyKey, Mark>> = {
  nakhl: {
    ground: '#7a5c1e',
    ink: '#fff8e1',
    drawing:
      '<path d="M50 80q-8-20-2-42M48 38q-18-14-28 0M48 38q18-14 28 0M48 38q-14-4-20 14M48 38q14-4 20 14M48 38V18M34 80h30"/>',
  },
  lamar: {
    ground: '#8e24aa',
    ink: '#fdeaff',
    drawing: '<path d="M22 26h52v44H22zM22 40h52M22 54h52M36 26v44M50 26v44M64 26v44"/>',
  },
  ghadeer: {
    ground: '#00838f',
    ink: '#e0fbff',
    drawing:
      '<path d="M34 34h28v28H34zM42 34V20M54 34V20M42 76V62M54 76V62M34 42H20M34 54H20M76 42H62M76 54H62"/>',
  },
  barq: { ground: '#b71c1c', ink: '#ffeb3b', drawing: '<path d="M54 14L28 52h18l-6 30 28-40H50z"/>' },
  zahra: {
    ground: '#558b2f',
    ink: '#ffffff',
    drawing: `${petals(8, '<path d="M48 40q-7-12 0-22 7 10 0 22"/>')}<circle cx="48" cy="48" r="7"/>`,
  },
  wadi: {
    ground: '#455a64',
    ink: '#eceff1',
    drawing: '<path d="M12 70l22-40 14 22 10-14 26 32zM40 84q8-8 16 0"/>',
  },
  saffan: {
    ground: '#0b3c5d',
    ink: '#ffffff',
    drawing: `<path d="M50 18v34M50 20l20 30H50"/>${wave(62)}${wave(76)}`,
  },
  dana: {
    ground: '#6d2e46',
    ink: '#f7e7ce',
    drawing:
      '<path d="M18 44a30 26 0 0 0 60 0M18 44h60M30 44l4 20M66 44l-4 20"/><circle cx="48" cy="30" r="9"/>',
  },
  rimal: {
    ground: '#a4551f',
    ink: '#fff4e0',
    drawing: '<path d="M14 66q18-22 34-6t34-8M14 78q22-14 68-6M36 44V30a12 12 0 0 1 24 0v12"/>',
  },
  easc: {
    ground: '#1d3f8f',
    ink: '#ffd166',
    drawing: '<path d="M20 70h56M28 70a20 20 0 0 1 40 0M48 22v14M22 34l9 10M74 34l-9 10"/>',
  },
  rihla: { ground: '#00695c', ink: '#e8fff9', drawing: '<path d="M16 52l64-28-20 52-14-20zM46 56l34-32"/>' },
  makhzan: {
    ground: '#37474f',
    ink: '#ffca28',
    drawing: '<path d="M18 42l30-20 30 20v34H18zM34 76V52h28v24M34 64h28"/>',
  },
  hisn: {
    ground: '#4e342e',
    ink: '#ffe0b2',
    drawing: '<path d="M22 76V26h10v9h11v-9h10v9h11v-9h10v50zM40 76V62a8 8 0 0 1 16 0v14"/>',
  },
  waha: {
    ground: '#2e6b34',
    ink: '#f1f8e9',
    drawing:
      '<path d="M48 78V40M48 40q-20-16-28 4M48 40q20-16 28 4M48 40q-10-20-24-14M48 40q10-20 24-14M26 78h44"/>',
  },
  thalj: {
    ground: '#0277bd',
    ink: '#ffffff',
    drawing: petals(6, '<path d="M48 48V18M48 28l-7-6M48 28l7-6"/>'),
  },
  tareeq: {
    ground: '#222222',
    ink: '#ff7043',
    drawing: '<path d="M30 80L42 18M66 80L54 18M48 24v8M48 44v8M48 64v8"/>',
  },
  sarab: {
    ground: '#5d4037',
    ink: '#ffe082',
    drawing: `<path d="M18 58V36h34v22zM52 44h16l10 14v0H52"/><circle cx="32" cy="62" r="6"/><circle cx="64" cy="62" r="6"/>${wave(78)}`,
  },
  wathba: {
    ground: '#7b1e1e',
    ink: '#ffffff',
    drawing: '<path d="M14 62h68M20 62l14-26 14 18 14-30 14 38"/>',
  },
  khor: {
    ground: '#01579b',
    ink: '#b3e5fc',
    drawing: `<path d="M16 40q16-22 32 0t32 0M48 40v22"/>${wave(66)}${wave(78)}`,
  },
}

const pictureOf = async ({ ground, ink, drawing }: Mark): Promise<Uint8Array<ArrayBuffer>> => {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 96 96">
    <rect width="96" height="96" fill="${ground}"/>
    <g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
}

export const logoSteps = (now: Date): Step[] =>
  (Object.entries(marks) as [CompanyKey, Mark][]).map(([key, mark]) => ({
    name: 'logo',
    about: companies[key].en,
    at: new Date(now.getTime() - 39 * 24 * 3_600_000),
    run: async (runner) => {
      const form = new FormData()
      form.set('companyId', runner.companyIds[key])
      form.append('file', new Blob([await pictureOf(mark)]), `${key}.png`)
      return runner.call('admin@demo.example', uploadLogo, { form })
    },
  }))

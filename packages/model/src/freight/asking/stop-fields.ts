// What is asked about each end of a way: port or door, where it is, and who is there.
import { askedWhere, choice, group, lookup, omittable, phone, preset, text } from '../../kit/form-fields.ts'
import { latinDigits } from '../../kit/id.ts'
import { mobileDigits } from '../../reference/identifiers.ts'
import { kinds } from '../bulk/bulk-choices.ts'
import type { RoutePoint } from './route-point.ts'

/** A UAE mobile in any usual writing as +9715XXXXXXXX (A 5), or a number in international form with 8 to 15 digits. */
const readPhone = (typed: string): string | undefined => {
  const mobile = mobileDigits(typed)
  if (mobile) return `+971${mobile}`
  const number = latinDigits(typed).replace(/[\s()-]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined
}

/** How the ends are called, and their columns in a sheet. */
const ends = {
  origin: {
    label: { en: 'Origin', ar: 'المنشأ' },
    columns: {
      kind: { en: 'Origin handed over at', ar: 'مكان التسلّم في المنشأ', example: 'Port', told: true },
      place: {
        en: 'Origin',
        ar: 'المنشأ',
        example: 'CNSHA',
        also: ['from', 'origin port', 'port of loading', 'pol', 'origin place'],
      },
      address: { en: 'Pickup address', ar: 'عنوان الاستلام', also: ['origin address'] },
      building: { en: 'Pickup building', ar: 'مبنى الاستلام', also: ['origin building'] },
      contactName: {
        en: 'Contact at origin',
        ar: 'الشخص المسؤول في المنشأ',
        example: 'Li Wei',
        also: ['origin contact', 'shipper contact'],
      },
      contactNumber: {
        en: 'Phone at origin',
        ar: 'هاتف التواصل في المنشأ',
        example: '+8613812345678',
        also: ['origin phone', 'origin contact number'],
      },
    },
  },
  destination: {
    label: { en: 'Destination', ar: 'الوجهة' },
    columns: {
      kind: { en: 'Destination handed over at', ar: 'مكان التسليم في الوجهة', example: 'Door', told: true },
      place: {
        en: 'Destination',
        ar: 'الوجهة',
        example: 'Dubai',
        also: ['to', 'destination port', 'port of discharge', 'pod', 'destination place'],
      },
      address: {
        en: 'Delivery address',
        ar: 'عنوان التسليم',
        example: 'Warehouse 12, Al Quoz 3',
        also: ['destination address'],
      },
      building: { en: 'Delivery building', ar: 'مبنى التسليم', also: ['destination building'] },
      contactName: {
        en: 'Contact at destination',
        ar: 'الشخص المسؤول في الوجهة',
        example: 'Maryam Al Suwaidi',
        also: ['destination contact', 'consignee contact'],
      },
      contactNumber: {
        en: 'Phone at destination',
        ar: 'هاتف التواصل في الوجهة',
        example: '0501234567',
        also: ['destination phone', 'destination contact number'],
      },
    },
  },
} as const

const atDoor = ({ kind }: Readonly<Record<string, unknown>>): boolean => kind === 'door'

/** A request begins as an import from port to door: the Emirates are its destination. */
export const stop = (end: RoutePoint) => {
  const { label, columns } = ends[end]
  const part = 'route'
  return group(
    { label, part },
    {
      kind: preset(
        choice(
          { label: { en: 'Handed over at', ar: 'مكان التسلّم' }, part, column: columns.kind },
          { choices: kinds },
        ),
        end === 'origin' ? 'port' : 'door',
      ),
      country: lookup(
        { label: { en: 'Country', ar: 'الدولة' }, part },
        { of: 'country', pattern: /^[A-Z]{2}$/, wrong: 'kit.field.invalid' },
      ),
      /** Code of a place of the reference tables: a port or airport, or a city or area for a door. */
      place: lookup(
        { label: { en: 'City or area', ar: 'المدينة أو المنطقة' }, part, column: columns.place },
        { of: 'place', pattern: /^.{0,60}$/, wrong: 'freight.place-required' },
      ),
      address: askedWhere(
        atDoor,
        text(
          {
            label: { en: 'Address', ar: 'العنوان' },
            hint: { en: 'Street, area, landmark', ar: 'الشارع والمنطقة وأقرب معلم' },
            part,
            column: columns.address,
          },
          { most: 200, rows: 1, missing: 'freight.address-required' },
        ),
      ),
      building: askedWhere(
        atDoor,
        omittable(
          text(
            {
              label: { en: 'Building or warehouse', ar: 'المبنى أو المستودع' },
              part,
              column: columns.building,
            },
            { most: 80, rows: 1, missing: null },
          ),
        ),
      ),
      contactName: text(
        { label: { en: 'Contact person', ar: 'الشخص المسؤول' }, part, column: columns.contactName },
        { most: 80, rows: 1, missing: 'freight.contact-required' },
      ),
      contactNumber: phone(
        {
          label: { en: 'Contact number', ar: 'رقم التواصل' },
          hint: {
            en: 'A UAE mobile, or an international number starting with +',
            ar: 'هاتف متحرك إماراتي، أو رقم دولي يبدأ بعلامة +',
          },
          part,
          column: columns.contactNumber,
        },
        { read: readPhone, wrong: 'freight.phone-invalid' },
      ),
    },
  )
}

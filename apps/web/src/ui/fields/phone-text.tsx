// The only way to print a phone number.
import { phone } from '../../kit/phone-number.ts'

/** `value` is the international form; it is a link that calls unless `plain`. */
export function PhoneText({ value, plain }: { value: string; plain?: boolean }) {
  const digits = <bdi dir="ltr">{phone(value)}</bdi>
  return plain ? (
    <span className="ref">{digits}</span>
  ) : (
    <a className="ref" href={`tel:${value}`}>
      {digits}
    </a>
  )
}

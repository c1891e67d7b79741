// Reads the body of a new appointment by the port's own rules; the answer is the appointment or what is wrong.
import { directions, manners, type Direction, type Manner, type NewAppointment } from './passage.ts'

type Loose = Record<string, unknown>
const textOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Loose)[name] : undefined
  return typeof value === 'string' ? value.trim() : ''
}

export const readAppointment = (body: unknown): NewAppointment | string => {
  const container = textOf(body, 'container').toUpperCase()
  const plate = textOf(body, 'plate').toUpperCase().replace(/\s+/g, ' ')
  const direction = textOf(body, 'direction')
  const slot = textOf(body, 'slot')
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(container)) return 'container must be like CSQU3054383'
  if (!/^(?=.*\d)[A-Z0-9\p{Script=Arabic} -]{2,30}$/u.test(plate))
    return 'plate must be 2 to 30 signs, a digit among them'
  if (!directions.includes(direction as Direction)) return 'direction must be IMPORT or EXPORT'
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(slot) || isNaN(Date.parse(slot)))
    return 'slot must be a time like 2026-11-24T08:00:00+04:00'
  return { container, plate, direction: direction as Direction, slot: new Date(slot).toISOString() }
}

export const readManner = (body: unknown): Manner | undefined => {
  const given = textOf(body, 'manner') || 'now'
  return manners.find((manner) => manner === given)
}

// Contracts of the directory of departments: everybody who is signed in reads it (C022), administrators keep it.
import { z } from 'zod'
import { ok } from '../kit/answer.ts'
import { everyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Email, line, version } from './fields.ts'
import { departmentLimits, departmentPhone } from './department.ts'
import { pageNumber, pageSize } from '../kit/paging.ts'

export const getDepartmentDirectory = endpoint({
  verb: 'getDepartmentDirectory',
  call: 'C022',
  method: 'POST',
  path: 'getDepartmentDirectory',
  policy: everyone,
  acting: 'any',
  body: z.strictObject({ pageNumber, pageSize: pageSize(10) }),
  answer: z.strictObject({
    items: z.array(
      z.strictObject({
        department: z.string(),
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        hours: z.string(),
      }),
    ),
    pageNumber: z.int(),
    pageSize: z.int(),
    totalCount: z.int(),
  }),
})

export const Department = z.strictObject({
  id: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  /** Who answers there: a function, not a person. */
  contactEn: z.string(),
  contactAr: z.string(),
  hoursEn: z.string(),
  hoursAr: z.string(),
  phone: z.string(),
  email: z.string(),
  isHidden: z.boolean(),
  version: z.int(),
})
export type Department = z.infer<typeof Department>

/** All of them in their order, the hidden ones too. */
export const listDepartments = endpoint({
  verb: 'listDepartments',
  method: 'GET',
  path: 'Departments',
  policy: { admin: 'any', 'admin-readonly': 'any' },
  answer: z.strictObject({ items: z.array(Department) }),
})

const words = line(departmentLimits.words, 'kit.field.required')

/** Without an id a new one at the end; its version is 0 then. */
export const saveDepartment = endpoint({
  verb: 'saveDepartment',
  method: 'POST',
  path: 'Departments',
  policy: { admin: 'any' },
  body: z.strictObject({
    id: z.uuid({ error: 'kit.field.invalid' }).optional(),
    version,
    nameEn: words,
    nameAr: words,
    contactEn: words,
    contactAr: words,
    hoursEn: words,
    hoursAr: words,
    phone: z.string({ error: 'help.phone-invalid' }).trim().regex(departmentPhone, 'help.phone-invalid'),
    email: Email,
    isHidden: z.boolean(),
  }),
  answer: Department,
  problems: ['help.department-changed', 'help.departments-full'],
})

/** The whole order, by id. */
export const orderDepartments = endpoint({
  verb: 'orderDepartments',
  method: 'POST',
  path: 'Departments/Order',
  policy: { admin: 'any' },
  body: z.strictObject({
    ids: z.array(z.uuid({ error: 'kit.field.invalid' })).max(departmentLimits.rows),
  }),
  answer: ok,
  problems: ['help.departments-changed'],
})

export const departmentEndpoints = {
  getDepartmentDirectory,
  listDepartments,
  saveDepartment,
  orderDepartments,
}

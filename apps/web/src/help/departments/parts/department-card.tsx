// One department: who answers, how to reach them and when; administrators also have their tools here.
import type { ReactNode } from 'react'
import { useT } from '../../../kit/t.ts'
import { Card, Facts } from '../../../ui/values/card.tsx'
import { departmentText as words } from '../text.ts'

export type DepartmentCardProps = {
  department: { name: string; contact: string; phone: string; email: string; hours: string }
  aside?: ReactNode
  footer?: ReactNode
}

export function DepartmentCard({ department, aside, footer }: DepartmentCardProps) {
  const t = useT()
  const { name, contact, phone, email, hours } = department
  return (
    <Card title={name} aside={aside} footer={footer}>
      <div className="stack">
        <p className="muted">{contact}</p>
        <Facts
          facts={[
            [
              t(words.phone),
              <a key="phone" href={`tel:${phone.replaceAll(' ', '')}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>,
            ],
            [
              t(words.email),
              <a key="email" href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>,
            ],
            [t(words.hours), hours],
          ]}
        />
      </div>
    </Card>
  )
}

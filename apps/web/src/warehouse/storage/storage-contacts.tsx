// Whom to call about a storage request: beside its warehouse and its customer, the people at both doors.
import { emirates } from '@marsa/model/reference/lists.ts'
import type { StorageDetail } from '@marsa/model/warehouse/answers.ts'
import { useT } from '../../kit/t.ts'
import { ContactsCard, type Person } from '../../requests/door.tsx'
import { storageCommonText as words } from '../common-text.ts'
import { storageLine } from '../web-line.ts'

type ContactsProps = { storage: StorageDetail; reader: 'customer' | 'agent' | undefined }

export function StorageContacts({ storage, reader }: ContactsProps) {
  const t = useT()
  const { pickup, delivery } = storage.form
  const doors = [
    [pickup, words.atPickup],
    [delivery, words.atDelivery],
  ] as const
  const others = doors.flatMap(([door, row]): Person[] =>
    door?.contactName
      ? [
          {
            name: door.contactName,
            role: t(row, { place: door.area || (door.emirate && t(emirates[door.emirate])) || '' }),
            number: door.contactNumber,
          },
        ]
      : [],
  )
  return <ContactsCard line={storageLine} view={storage} reader={reader} others={others} />
}

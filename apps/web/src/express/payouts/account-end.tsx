// A bank account as it may be shown: the end of its IBAN, left to right in both languages.

export function AccountEnd({ end }: { end: string }) {
  return (
    <bdi dir="ltr" className="num">
      AE••&nbsp;{end}
    </bdi>
  )
}

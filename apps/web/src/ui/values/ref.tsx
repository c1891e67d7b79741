// The only way to print a reference, container, waybill or registration number.

/** Never mirrored, never broken over two lines. */
export function Ref({ value }: { value: string }) {
  return (
    <bdi dir="ltr" className="ref">
      {value}
    </bdi>
  )
}

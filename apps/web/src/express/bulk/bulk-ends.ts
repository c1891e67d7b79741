// Where a line of a sheet of parcels begins and ends, for the preview.

/** A line that names no sender is collected at the usual address. */
export const endsFrom =
  (usual: string | undefined) =>
  (texts: Readonly<Record<string, string>>): readonly [string | undefined, string | undefined] => [
    texts['sender.saved'] || usual,
    texts['to.city'],
  ]

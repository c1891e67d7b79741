// Renewal outside of a call: a refusal signs out and leads home (A 4); without an answer everything stays as it is (Z48).

export const renewOr = async (
  renew: () => Promise<string | undefined>,
  leave: () => Promise<void>,
): Promise<void> => {
  const token = await renew().catch(() => 'unknown')
  if (token === undefined) await leave()
}

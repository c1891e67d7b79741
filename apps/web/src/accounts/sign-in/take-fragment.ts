// The secret behind the # of a link, read once: afterwards neither the history nor a copied address holds it.

export const takeFragment = (): string => {
  const secret = location.hash.slice(1)
  if (secret) history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}

// Express is not for agents: who is signed in as one is warned; for everybody else this loads nothing (A 6).

export const open = async (): Promise<void> => {
  if (!document.cookie.includes('marsa_signed_in=1')) return
  const { guardExpress } = await import('../express-guard.tsx')
  await guardExpress()
}

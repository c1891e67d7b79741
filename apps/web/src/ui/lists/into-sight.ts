/** In a row that is wider than the page the current one is moved into sight; the page itself stays where it is. */
export const intoSight = (link: HTMLElement | null): void => {
  if (!link) return
  const row = link.parentElement!
  const [its, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  if (its.left < all.left) row.scrollLeft -= all.left - its.left
  else if (its.right > all.right) row.scrollLeft += its.right - all.right
}

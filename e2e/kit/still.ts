// Waits until a page has come to rest. Runs inside the page, so it uses nothing from outside its own body.

/** Resolves when three frames in a row show no movement that ends: an overlay starts to enter a frame after it is drawn. */
export const still = async (): Promise<void> => {
  for (let calm = 0; calm < 3;) {
    await new Promise(requestAnimationFrame)
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
      )
    calm = moving.length > 0 ? 0 : calm + 1
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  }
}

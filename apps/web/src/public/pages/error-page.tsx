// Page not found, server failure and no connection: what happened, what is safe, and a way on.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { Icon } from '../parts/icon.tsx'
import { TrackForm } from '../parts/track-form.tsx'
import { supportPhone } from '../text.ts'
import { errors } from '../text/errors.ts'
import { shell } from '../text/shell.ts'

const Buoy = () => (
  <svg className="err-art" viewBox="0 0 360 150" aria-hidden="true">
    <path
      className="w3"
      d="M0 118c30 0 30-12 60-12s30 12 60 12 30-12 60-12 30 12 60 12 30-12 60-12 30 12 60 12"
    />
    <path className="w2" d="M20 134c30 0 30-10 60-10s30 10 60 10 30-10 60-10 30 10 60 10 30-10 60-10" />
    <path className="bo" d="m158 108 12-44h20l12 44z" />
    <path className="bs" d="m165.5 80h29l4 15h-37z" />
    <path className="li" d="M180 64V46" />
    <circle cx="180" cy="40" r="6" className="la" />
    <path className="ra" d="M164 28a22 22 0 0 1 32 0M154 17a37 37 0 0 1 52 0" />
  </svg>
)

const words = {
  '404': { tag: '404', title: errors.notFound, text: errors.notFoundText },
  '500': { tag: '500', title: errors.failed, text: errors.failedText },
  offline: { tag: errors.tag, title: errors.offline, text: errors.offlineText },
}
const services = ['freight', 'warehouse', 'express', 'trucks'] as const

export type ErrorKind = keyof typeof words

export const ErrorPage = ({ lang, kind }: { lang: Lang; kind: ErrorKind }) => {
  const { tag, title, text } = words[kind]
  return (
    <main className="page err-p" id="main">
      <Buoy />
      <div className="stack g3 err-t">
        <p className="tag num">{typeof tag === 'string' ? tag : say(lang, tag)}</p>
        <h1>{say(lang, title)}</h1>
        <p className="muted">{say(lang, text)}</p>
      </div>
      {kind === '404' && (
        <>
          <TrackForm lang={lang} primary />
          <nav className="row wrap err-w" aria-label={say(lang, shell.services)}>
            {services.map((service) => (
              <a key={service} href={`/${lang}/${service}/home`}>
                {say(lang, shell[service])}
              </a>
            ))}
          </nav>
        </>
      )}
      {kind === 'offline' && <div className="stack g5 kept" data-run="offline" />}
      <div className="row wrap err-w">
        {kind !== '404' && (
          <form>
            <button type="submit" className="btn btn-p">
              <Icon name="again" />
              {say(lang, errors.tryAgain)}
            </button>
          </form>
        )}
        <a className="btn btn-s" href={`/${lang}/home`}>
          <Icon name="home" />
          {say(lang, errors.home)}
        </a>
        {kind === '404' && (
          <a className="btn btn-s nobody" href={`/${lang}/sign-in`} data-island="sign-in">
            {say(lang, shell.signIn)}
          </a>
        )}
        <a className="btn btn-t" href={supportPhone.href}>
          <Icon name="phone" />
          <span>
            {say(lang, shell.call)} <bdi dir="ltr">{supportPhone.shown}</bdi>
          </span>
        </a>
      </div>
    </main>
  )
}

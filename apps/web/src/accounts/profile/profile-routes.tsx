// Addresses of a forgotten password and of one's own profile.
import { profileTitles, recoveryTitles } from '@marsa/model/accounts/profile/profile-titles.ts'
import { insideRoute, langRoute } from '../../kit/lang-route.ts'
import { lazyRouteComponent } from '../../kit/router/lazy.ts'
import { createRoute } from '../../kit/router/route.ts'

const forgotRoute = createRoute({
  parent: langRoute,
  path: 'hub/forgot-password',
  staticData: { title: recoveryTitles.forgot },
  component: lazyRouteComponent(() => import('../pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})

const resetRoute = createRoute({
  parent: langRoute,
  path: 'hub/reset-password',
  staticData: { title: recoveryTitles.reset },
  component: lazyRouteComponent(() => import('../pages/reset-password-page.tsx'), 'ResetPasswordPage'),
})

export const profileRoute = createRoute({
  parent: insideRoute,
  path: 'user/myprofile',
  staticData: { title: profileTitles.profile },
  component: lazyRouteComponent(() => import('../pages/profile-page.tsx'), 'ProfilePage'),
})

export const addressesRoute = createRoute({
  parent: insideRoute,
  path: 'user/addresses',
  staticData: { title: profileTitles.addresses },
  component: lazyRouteComponent(() => import('../pages/address-book-page.tsx'), 'AddressBookPage'),
})

export const recoveryRoutes = [forgotRoute, resetRoute] as const

// Every address of the site. The public ones are prerendered.
export const paths = {
  home: '/',
  thankYou: '/thank-you',
  dashboard: '/dashboard',
} as const;

export const publicPaths = [paths.home, paths.thankYou];

export const contactSection = '/#contact';

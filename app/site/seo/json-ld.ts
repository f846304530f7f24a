// Structured data, made from what the pages show and nothing else.
import { agency, publicUrl } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { locationPage } from '#content/pages/location-page.ts';
import type { Place } from '#content/places.ts';
import type { Faq, Package, Service } from '#content/schema.ts';

const context = 'https://schema.org';
const organizationId = `${publicUrl}/#organization`;
/** Stands on its own on pages that do not hold the whole Organization. */
const provider = { '@type': 'Organization', '@id': organizationId, name: agency.name };
const absolute = (path: string) => new URL(path, publicUrl).href;
const place = ({ kind, city, province }: Place) =>
  kind === 'province'
    ? { '@type': 'State', name: province }
    : { '@type': 'City', name: city, containedInPlace: { '@type': 'State', name: province } };

export function organization() {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId,
    name: agency.name,
    url: absolute(paths.home),
    logo: absolute('/icons/icon-512.png'),
    email: agency.email,
    telephone: agency.phone,
    areaServed: { '@type': 'Country', name: 'South Africa' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: agency.phone,
      email: agency.email,
      availableLanguage: 'en',
    },
  };
}

export function website() {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: agency.name,
    url: absolute(paths.home),
    inLanguage: 'en-ZA',
    publisher: { '@id': organizationId },
  };
}

export function breadcrumb(name: string, path: string) {
  const item = (position: number, title: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name: title,
    item: absolute(to),
  });
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, 'Home', paths.home), item(2, name, path)],
  };
}

export function servicesOffered(services: readonly Service[]) {
  return services.map((service) => ({
    '@context': context,
    '@type': 'Service',
    name: `Websites: ${service.title}`,
    description: service.subtitle,
    provider,
    areaServed: { '@type': 'Country', name: 'South Africa' },
  }));
}

export function serviceInPlace(where: Place, description: string) {
  return {
    '@context': context,
    '@type': 'Service',
    name: locationPage.service(where.city),
    description,
    serviceType: 'Web development',
    provider,
    areaServed: place(where),
  };
}

export function offers(packages: readonly Package[]) {
  return packages.map(({ name, summary, from, to }) => ({
    '@context': context,
    '@type': 'Offer',
    name: `${name} website package`,
    description: summary,
    url: absolute(paths.packages),
    offeredBy: provider,
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'ZAR',
      minPrice: from,
      ...(to && { maxPrice: to }),
    },
  }));
}

export function faqPage(faq: readonly Faq[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

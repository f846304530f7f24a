// All figures of the guide by name.
import type { FigureName } from '#content/guide/guide-page.ts';
import { calendar, enquiryData, siteMap, whatsappFlow } from './figures-flows.ts';
import { firstSteps, funnel, monthlyReport, narrowing } from './figures-numbers.ts';
import { enquiryForm, homePage, localPage, searchResult } from './figures-pages.ts';
import { proofPlaces, servicePage, speedBudget, weakSignal } from './figures-speed.ts';
import type { Html } from './html.ts';

export const figures: Record<FigureName, (title: string) => Html> = {
  funnel,
  narrowing,
  'first-steps': firstSteps,
  'site-map': siteMap,
  'home-page': homePage,
  'service-page': servicePage,
  'proof-places': proofPlaces,
  'enquiry-form': enquiryForm,
  'whatsapp-flow': whatsappFlow,
  'speed-budget': speedBudget,
  'weak-signal': weakSignal,
  'search-result': searchResult,
  'local-page': localPage,
  'enquiry-data': enquiryData,
  'monthly-report': monthlyReport,
  calendar,
};

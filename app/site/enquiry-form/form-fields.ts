// Which form asks what. The forms are one form that shows more or fewer of these.
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { budgetLabels, contactBudgetLabels, remoteWorkLabels, serviceLabels, timelineLabels } from '#content/labels.ts';
import { contactBudgets, landingBudgets } from '#domain/budget.ts';
import { contactServices } from '#domain/service-type.ts';
import { remoteWorkOptions, timelines } from '#domain/timeline.ts';

export type PageForm = 'home' | 'contact' | 'location';

const services = contactServices.map((value) => ({ value, label: serviceLabels[value] }));
const contactBands = contactBudgets.map((value) => ({
  value,
  label: contactBudgetLabels[value] ?? budgetLabels[value],
}));

export const timelineOptions = timelines.map((value) => ({ value, label: timelineLabels[value] }));
export const remoteOptions = remoteWorkOptions.map((value) => ({ value, label: remoteWorkLabels[value] }));

export const formShapes = {
  home: { full: false, messageRequired: false, rows: 5, services, budgets: contactBands },
  contact: {
    full: true,
    messageRequired: false,
    rows: 6,
    services: [...services, { value: 'other', label: words.otherService }],
    budgets: contactBands,
  },
  location: {
    full: false,
    messageRequired: true,
    rows: 4,
    services,
    budgets: landingBudgets.map((value) => ({ value, label: budgetLabels[value] })),
  },
};

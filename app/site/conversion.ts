// Remembers that this visitor has written to us: whoever has done so is not asked again.
const key = 'enquiry-sent';

export interface Conversion {
  /** None where the answer was cut off before it. */
  id: string | undefined;
  form: string;
}

export function noteConversion(conversion: Conversion) {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // Then it is known for this page only.
  }
  hasWritten = true;
  window.dispatchEvent(new CustomEvent<Conversion>(key, { detail: conversion }));
}

export function onConversion(listener: (conversion: Conversion) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Conversion>).detail);
  window.addEventListener(key, heard);
  return () => window.removeEventListener(key, heard);
}

let hasWritten = false;

export function hasConverted(): boolean {
  try {
    return hasWritten || localStorage.getItem(key) !== null;
  } catch {
    return hasWritten;
  }
}

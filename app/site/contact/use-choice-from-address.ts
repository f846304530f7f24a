// The package or service that the visitor came from. Pages are prerendered without a query, so it is read once the page is
// awake.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { contactServices, type PackageTier, packageTiers } from '#domain/service-type.ts';

export interface Choice {
  packageTier?: PackageTier | undefined;
  wantedService?: string | undefined;
}

export function useChoiceFromAddress(): Choice {
  const [search] = useSearchParams();
  const [asked, service] = [search.get('package'), search.get('service')];
  const [choice, setChoice] = useState<Choice>({});
  useEffect(() => {
    setChoice({
      packageTier: packageTiers.find((known) => known === asked),
      wantedService: [...contactServices, 'other'].find((known) => known === service),
    });
  }, [asked, service]);
  return choice;
}

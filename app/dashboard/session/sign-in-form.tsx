import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Problem } from '#app/api/client.ts';
import { sessionQuery, signIn } from '#app/api/session.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

export function SignInForm() {
  const client = useQueryClient();
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: () => client.resetQueries({ queryKey: sessionQuery.queryKey }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    attempt.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) });
  }

  return (
    <main className="frame flex min-h-dvh max-w-md flex-col justify-center gap-8 py-16">
      <h1 className="font-display text-heading">Team Dashboard</h1>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <TextField id="sign-in-email" name="email" label="Email" type="email" autoComplete="username" required />
        <TextField
          id="sign-in-password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        {attempt.error && (
          <p role="alert" className="text-danger">
            {failure(attempt.error)}
          </p>
        )}
        <Button type="submit" disabled={attempt.isPending}>
          {attempt.isPending ? 'Signing In...' : 'Sign In to Dashboard'}
        </Button>
      </form>
      <a href={paths.home} className="text-muted underline underline-offset-4 hover:text-text">
        Back to Home
      </a>
    </main>
  );
}

function failure(error: Error): string {
  if (error instanceof Problem && error.code === 'not_signed_in') return 'Invalid email or password. Please try again.';
  if (error instanceof Problem && (error.code === 'offline' || error.code === 'too_many')) return error.message;
  return 'Something went wrong. Please try again.';
}
